import type { TestProject } from 'vitest/node';
import { findBrowser, NO_BROWSER } from '../../../tools/bootstrap/browser.mjs';
import { serve } from '../../../tools/serve.mjs';
import { BASE } from './routes';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site under test, ending with its base path. */
    siteUrl: string;
    /** The Chromium to start. */
    browserPath: string;
  }
}

/** Serves the built site under a sub-path, as a project page of a static host does, and finds the browser. */
export default async function setup({ provide }: TestProject) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);

  const site = await serve({ base: BASE });
  provide('siteUrl', site.url);
  provide('browserPath', executablePath);
  return site.close;
}
