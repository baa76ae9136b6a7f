import type { BrowserContext } from 'playwright-core';
import { hasVanished } from './offline';

/** The message and where it was thrown; what lies below is mostly the framework. */
const topOf = (stack: string) => stack.split('\n').slice(0, 4).join('\n');

/**
 * Collects whatever goes wrong in a context: console errors, uncaught exceptions, requests that fail or leave the site,
 * and what the content security policy blocked. Each is added to the list as one readable line. Whatever a browser still
 * asks of a site that was switched off on purpose, an icon or a newer service worker, is bound to fail and no problem.
 */
export async function collectProblems(context: BrowserContext, siteUrl: string, problems: string[]): Promise<void> {
  const { origin } = new URL(siteUrl);

  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || (hasVanished(url) && message.text().includes('net::ERR_'))) return;
    problems.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) =>
    // What was thrown without being an Error has an empty stack.
    problems.push(`uncaught on ${error.page()?.url()}: ${topOf(error.error().stack || String(error.error()))}`),
  );
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      problems.push(`foreign request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED' && !hasVanished(request.url()))
      problems.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });

  await context.exposeFunction('reportViolation', (text: string) => problems.push(`content security policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
        reportViolation(`${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`);
      },
    );
  });
}
