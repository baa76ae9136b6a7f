import { settled } from '$lib/motion/settled';
import { CUES, type Cue, type Part } from './cues';

/** Of everything: nobody is to be startled. */
const VOLUME = 0.22;
/** Seconds until a part is heard in full. */
const ATTACK = 0.006;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function sourceOf(audio: AudioContext, { wave, pitch: [from, to] }: Part, start: number, end: number) {
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave !== 'noise') {
    const source = audio.createOscillator();
    source.type = wave;
    glide(source.frequency);
    return { source, out: source };
  }
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency);
  return { source, out: source.connect(band) };
}

function sound(audio: AudioContext, part: Part): void {
  const start = audio.currentTime + part.at;
  const end = start + part.lasts;
  const { source, out } = sourceOf(audio, part, start, end);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(part.loud * VOLUME, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  out.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(end);
}

/** What becomes of an attempt is heard once its last move has been seen. */
const AFTERWARDS: readonly Cue[] = ['win', 'lose'];

/** Silent until the visitor has touched the page: browsers let nothing be heard before. */
export async function play(cue: Cue): Promise<void> {
  if (AFTERWARDS.includes(cue)) await settled();
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  for (const part of CUES[cue]) sound(context, part);
}
