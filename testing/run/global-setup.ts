/**
 * Runs once before all tests. The test database takes seconds to prepare and many runs need none, so it's started
 * when the first test asks for it: test processes ask over HTTP, because they share nothing else.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startTemplateServer, type TemplateServer } from '../database/template-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the connection settings of the database server. */
    databaseBroker: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<TemplateServer> | undefined;
  const broker = createServer((_request, response) => {
    starting ??= startTemplateServer();
    starting.then(
      ({ logins }) => response.end(JSON.stringify(logins)),
      (error: Error) => response.writeHead(500).end(error.stack ?? error.message),
    );
  });
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
  project.provide('databaseBroker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`);

  return async () => {
    broker.close();
    broker.closeAllConnections();
    await (await starting?.catch(() => null))?.stop();
  };
}
