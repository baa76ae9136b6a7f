/** Polish texts of the six one-off abilities. */
export const SPECIALS: Readonly<Record<string, string>> = {
  tower:
    'raz na turę wykrywa jedną ukrytą rzecz: w turze przeciwnika pierwszego ukrytego atakującego, w twojej turze tę, którą wskażesz; pozostaje ona wykryta w tej turze. Każdy widoczny dla ciebie atakujący, który atakuje coś twojego, otrzymuje stąd 1 obrażenie w walce w pierwszej kolejności',
  tech_lab:
    'możesz też zagrywać karty technologii II i III jeszcze jednej ze swoich specjalizacji; wybierasz ją przy budowie albo razem ze specjalizacją technologii II',
  focus_master:
    'gdy twoja jednostka lub bohater ma otrzymać dokładnie tyle obrażeń, ile zabija, usuń z tej karty runę skupienia, jeśli ją ma, a te obrażenia są o 1 mniejsze',
  double_gains:
    'każde zwiększenie ATK, HP lub pancerza tej karty liczy się podwójnie; zmniejszenia, wartości wydrukowane i leczenie nie',
  promise_of_payment:
    'następna karta, którą zagrasz w tej turze, kosztuje 0, bez dopłat i wzmocnienia; w swoim następnym utrzymaniu zapłać jej wydrukowany koszt albo przegrywasz',
  gilded_glaxx:
    'dopóki masz co najmniej 1 złota, tej karty nie można poświęcić i opuszcza grę tylko wtedy, gdy ginie od obrażeń w walce',
};
