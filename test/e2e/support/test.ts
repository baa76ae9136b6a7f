import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { ARGUMENTS } from './browser';
import { collectProblems } from './problems';
import { settled, watchTraffic } from './settled';

export type Theme = 'light' | 'dark';

export interface View {
  theme?: Theme;
  width?: number;
  height?: number;
  /** Left out unless asked for: it would store the whole site for each new visitor. */
  serviceWorker?: boolean;
  /** Another address of the site than the shared one; see offline.ts. */
  siteUrl?: string;
  reducedMotion?: 'reduce' | 'no-preference';
  hasTouch?: boolean;
}

export interface Site {
  /** Address of the site, ending with its base path. */
  url: string;
  browser(): Promise<Browser>;
  /** A new visitor: empty storage, the theme and size asked for. */
  visitor(view?: View): Promise<BrowserContext>;
  /** Opens a route relative to the site's base as a new visitor, and waits until it is quiet. */
  open(route: string, view?: View): Promise<Page>;
  /** What went wrong so far. A test that provokes an error empties the list after looking at it. */
  problems: string[];
}

let running: Promise<Browser> | undefined;

/**
 * The browser of all test files of this worker, which share their modules; it goes when the worker does. One that crashed
 * fails the test it was in; the next test gets a new one.
 */
function browser(): Promise<Browser> {
  if (running) return running;
  const started = chromium.launch({ executablePath: inject('browserPath'), args: ARGUMENTS });
  running = started;
  started.then(
    (launched) => launched.on('disconnected', () => (running = undefined)),
    () => (running = undefined),
  );
  return started;
}

export { settled };

/** Vitest's `test` with a `site`: closes what it opened, and fails the test if anything went wrong on any of its pages. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];

    const visitor: Site['visitor'] = async (view = {}) => {
      const { theme = 'light', width = 1280, height = 800, siteUrl = inject('siteUrl'), serviceWorker, ...rest } = view;
      const context = await (
        await browser()
      ).newContext({
        baseURL: siteUrl,
        colorScheme: theme,
        viewport: { width, height },
        reducedMotion: 'reduce',
        ...rest,
      });
      contexts.push(context);
      // Like a private window of some browsers, where there is none; Playwright's own switch hands out broken registrations.
      if (!serviceWorker) await context.addInitScript('delete Navigator.prototype.serviceWorker');
      watchTraffic(context);
      await collectProblems(context, siteUrl, problems);
      return context;
    };

    const open: Site['open'] = async (route, view) => {
      const page = await (await visitor(view)).newPage();
      await page.goto(route);
      await settled(page);
      return page;
    };

    await use({ url: inject('siteUrl'), browser, visitor, open, problems });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems, 'errors, foreign or failed requests, policy violations').toEqual([]);
  },
});
