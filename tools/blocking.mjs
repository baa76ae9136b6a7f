import { Audit } from 'lighthouse/core/audits/audit.js';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

/** A task up to here keeps nobody waiting; ms. */
const SHORT_MS = 50;

/**
 * What the total blocking time of a page would be if its main thread never had to wait for a core: tasks of the trace from
 * the first paint on, by processor time instead of by the clock. The page's own workers, the browser and Lighthouse share the
 * machine with it; on two cores a task takes twice to ten times as long by the clock as it works.
 *
 * @param trace a trace of Lighthouse
 * @param {number} slowdown how many times slower the phone is
 * @returns {number} ms
 */
export function workBlocking(trace, slowdown) {
  const processed = TraceProcessor.processTrace(trace);
  const { timestamps } = TraceProcessor.processNavigation(processed);
  return processed.mainThreadEvents
    .filter(
      (event) => TraceProcessor.isScheduleableTask(event) && event.ts + event.dur > timestamps.firstContentfulPaint,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - SHORT_MS), 0);
}

/**
 * Lighthouse's mark for performance with another total blocking time.
 *
 * @param lhr a report of Lighthouse
 * @param {number} blocking ms
 * @returns {number} 0 to 100
 */
export function markWith(lhr, blocking) {
  const { auditRefs } = lhr.categories.performance;
  const scored = auditRefs.filter(({ weight }) => weight > 0);
  const scoreOf = (id) => {
    const { score, scoringOptions } = lhr.audits[id];
    return id === 'total-blocking-time' ? Audit.computeLogNormalScore(scoringOptions, blocking) : score;
  };
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((100 * scored.reduce((sum, { id, weight }) => sum + weight * scoreOf(id), 0)) / total);
}
