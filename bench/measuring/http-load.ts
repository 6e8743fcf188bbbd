// Many requests by a few callers at once, and what they cost the process that answers.
import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { cpuSeconds } from './process-cpu.ts';

const AT_ONCE = 16;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export const closeConnections = (): void => agent.destroy();

export interface Reply {
  status: number;
  text: string;
}

export function send(url: string, body?: unknown, more: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const json = body !== undefined && { 'content-type': 'application/json' };
    const headers = { 'accept-encoding': 'gzip', ...json, ...more };
    const call = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve({ status: response.statusCode ?? 0, text: plain.toString() });
      });
    });
    call.once('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
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

/** Processor milliseconds of the process per call, after a warm-up. */
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
