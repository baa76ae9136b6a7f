// npm run build: everything that is published, from a fresh clone.
import './node.mjs';
import { buildAll } from './build.mjs';
import { install } from './install.mjs';

try {
  await install();
  await buildAll();
} catch {
  process.exit(1);
}
