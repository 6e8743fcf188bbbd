// Requests too malformed to reach a route (bad or endless headers) still get our error format.
import type { Socket } from 'node:net';
import { type ErrorBody, errorCodes } from '@onward/contract/errors';
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import { say } from '../i18n/translate.ts';

const STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const body: ErrorBody = {
    error_code: errorCodes.validation,
    message: say({ key: 'fields.not_http' }, DEFAULT_LANGUAGE),
    error_reference: null,
  };
  const json = JSON.stringify(body);
  const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(json)}\r\nconnection: close\r\n\r\n${json}`,
  );
}
