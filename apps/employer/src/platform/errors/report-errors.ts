// Reports errors of the app to the server when the operator collects them (PLT-051). The server takes values out.
import { reportClientError } from '@onward/contract/platform/platform';
import { api } from '../api.ts';
import { loadPublicConfiguration } from '../public-configuration.ts';

/** An error that repeats with every render says nothing new. */
const REPORTS_MAX = 5;
const reported = new Set<string>();

/** The pattern of the current page, because its address may hold names and tokens. */
let currentPage = () => '/';

export function reportErrors(page: () => string): void {
  currentPage = page;
  addEventListener('error', ({ error }) => void reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => void reportError(reason));
}

export async function reportError(error: unknown): Promise<void> {
  if (!(error instanceof Error) || reported.size >= REPORTS_MAX) return;
  const { name, message, stack = '' } = error;
  if (reported.has(message)) return;
  reported.add(message);
  if (!(await loadPublicConfiguration()).error_reporting) return;
  const client_error = {
    name: name.slice(0, 100),
    message: message.slice(0, 2000),
    stack: stack.slice(0, 10_000),
    page: currentPage(),
  };
  await api.call(reportClientError, { body: { client_error }, silent: true }).catch(() => null);
}
