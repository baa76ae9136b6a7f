// npm run build: everything that is published, from a fresh clone.
import './node.mjs';
import { buildPart, parts } from './build.mjs';
import { install } from './install.mjs';

try {
  await install();
  for (const part of parts) await buildPart(part);
} catch {
  process.exit(1);
}
