// The server's entry: reads the configuration, starts the requested roles, and shuts down cleanly.

import { readConfig } from './platform/config.ts';
import { ConfigError } from './platform/settings-reader.ts';
import { startServer } from './server.ts';

const tell = (message: object) => process.send?.(message);

try {
  const server = await startServer(readConfig(process.env), (text) => tell({ type: 'progress', text }));
  const lines = [...server.lines, `Operations  ${server.operationsUrl}  (/metrics, /docs, /health)`];
  if (process.send) tell({ type: 'ready', url: server.url, lines });
  else console.log(lines.join('\n'));

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // A parent process that has exited can't stop this one, so it stops on its own.
  process.on('disconnect', end);
} catch (error) {
  const message = oneSentence(error as Error & { code?: string });
  if (process.send) tell({ type: 'failed', message });
  else console.error(message);
  process.exitCode = 1;
  process.disconnect?.();
  setImmediate(() => process.exit(1));
}

function oneSentence(error: Error & { code?: string; port?: number }): string {
  if (error instanceof ConfigError) return error.message;
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is already in use. Stop the program that uses it or set PORT or OPERATIONS_PORT to another number.`;
  }
  if (error.code === 'ECONNREFUSED')
    return 'The database cannot be reached. Check DATABASE_URL and that PostgreSQL is running.';
  return `Onward could not start: ${error.message}`;
}
