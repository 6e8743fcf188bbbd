// Many requests by a few concurrent callers, and what they cost the server process.
import { Agent } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sendPlainly } from '../../testing/product/plain-http.ts';
import { cpuSeconds } from './process-cpu.ts';

const AT_ONCE = 16;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export const closeConnections = (): void => agent.destroy();

export interface Reply {
  status: number;
  text: string;
}

export async function send(url: string, body?: unknown, more: Record<string, string> = {}): Promise<Reply> {
  const json = body !== undefined && { 'content-type': 'application/json' };
  const { status, response, bytes } = await sendPlainly(url, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'accept-encoding': 'gzip', ...json, ...more },
    bytes: body === undefined ? undefined : JSON.stringify(body),
  });
  const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  return { status, text: plain.toString() };
}

export async function repeat(
  times: number,
  once: (number: number) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<void> {
  let number = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (number < times) await once(number++);
    }),
  );
}

/** CPU milliseconds of the process per call, after a warm-up. */
export async function costPerCall(
  pid: number,
  { warmUp, calls }: { warmUp: number; calls: number },
  once: (number: number) => Promise<unknown>,
): Promise<number> {
  await repeat(warmUp, once);
  const before = cpuSeconds(pid);
  await repeat(calls, (number) => once(warmUp + number));
  return ((cpuSeconds(pid) - before) / calls) * 1000;
}
