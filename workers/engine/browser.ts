import { Engine } from './engine';

/** Starts an instance from a URL. Throws like `compileFrom`. */
export async function engineFromUrl(url: string): Promise<Engine> {
  return Engine.create(await compileFrom(url));
}

/**
 * Compiles while loading where the host sends the right MIME type, and from the whole file where it does not. Throws a
 * TypeError if the file cannot be had (offline and not cached).
 */
export async function compileFrom(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url}: ${response.status} ${response.statusText}`);
  if (response.headers.get('content-type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
