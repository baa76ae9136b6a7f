import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import sirv from 'sirv';

const COMPRESSED = new Set(['', '.html', '.js', '.css', '.json', '.svg', '.wasm', '.webmanifest', '.txt', '.xml']);

/** A stand-in for the response that zips the body on its way: static hosts do, and page weights are measured through it. */
function zipped(res) {
  const zip = createGzip();
  return Object.assign(zip, {
    getHeader: (name) => res.getHeader(name),
    setHeader: (name, value) => res.setHeader(name, value),
    writeHead(status, { 'Content-Length': _, ...headers } = {}) {
      res.writeHead(status, { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
      zip.pipe(res);
    },
  });
}

/** A path as it is written in the folder; undefined where what is asked for is no path at all: `/%ff`, `//`. */
function readPath(url) {
  try {
    const { pathname, search } = new URL(url, 'http://localhost');
    return { pathname, search, decoded: decodeURI(pathname) };
  } catch {
    return undefined;
  }
}

/** Answers as {@link serve} does. */
export function staticHost(dir, base) {
  const files = sirv(dir, { dev: true, etag: true });

  const notFound = (res) => {
    const page = join(dir, '404.html');
    res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    res.end(existsSync(page) ? readFileSync(page) : 'Not found');
  };

  return (req, res) => {
    const path = readPath(req.url);
    if (!path) return notFound(res);
    const { pathname, search, decoded } = path;
    const moved = (to) => res.writeHead(301, { Location: to + search }).end();

    if (`${pathname}/` === base) return moved(base);
    if (!pathname.startsWith(base)) return notFound(res);
    const inside = pathname.slice(base.length);
    if (inside && !inside.endsWith('/') && existsSync(join(dir, decoded.slice(base.length), 'index.html')))
      return moved(`${pathname}/`);

    req.url = `/${inside}${search}`;
    const zip =
      /\bgzip\b/.test(req.headers['accept-encoding'] ?? '') && !req.headers.range && COMPRESSED.has(extname(inside));
    files(req, zip ? zipped(res) : res, () => notFound(res));
  };
}

/**
 * Serves a folder the way static hosts such as GitHub Pages do: index.html for folders, a redirect to the trailing slash,
 * 404.html for the rest, gzip.
 *
 * @param {{ dir?: string, base?: string, port?: number, host?: string }} options
 *   base: path the site lives under, with a slash at both ends; port 0: any free one
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} close also cuts open connections
 * @throws {Error} with a message for people, when the folder is missing or the port is taken
 */
export function serve({
  dir = fileURLToPath(new URL('../dist', import.meta.url)),
  base = '/',
  port = 0,
  host = '127.0.0.1',
} = {}) {
  const folder = resolve(dir);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no site in ${folder}: run "npm run build:site" first.`);

  return new Promise((done, failed) => {
    const server = createServer(staticHost(folder, base));
    server.on('error', (error) =>
      failed(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: choose another with --port.`) : error),
    );
    server.listen(port, host, () => {
      const actual = server.address().port;
      const close = () =>
        new Promise((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      done({ url: `http://${host}:${actual}${base}`, port: actual, close });
    });
  });
}
