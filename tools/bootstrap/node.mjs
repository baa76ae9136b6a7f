// Imported first by every bootstrap script, so it keeps to syntax that old Node versions can still read.
const OLDEST = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    'Sandtable needs Node ' +
      OLDEST.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '.\n' +
      'Get a current version from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
