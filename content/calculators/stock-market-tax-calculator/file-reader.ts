/** Starts the Web Worker that reads a broker's file. The bundler finds its code by this very form of the call. */
const start = () => new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' });

export default start;
