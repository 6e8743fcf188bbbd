// Structured logs, one JSON object a line, without anything secret in them.
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRET_PATHS = [
  'password',
  'current_password',
  'token',
  'auth_token',
  'reset_password_token',
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["sec-websocket-protocol"]',
  // Addresses can hold tokens; the route's pattern says what was asked.
  'req.url',
];

/** Database errors quote rows in these; what kind of error it was stands in the rest. */
const QUOTING_FIELDS = ['detail', 'where', 'internalQuery', 'parameters', 'dataType', 'hint'];

function withoutRows(error: Error): object {
  const shown: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const field of QUOTING_FIELDS) delete shown[field];
  return shown;
}

export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: { service: 'onward' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutRows },
      redact: { paths: [...SECRET_PATHS, ...SECRET_PATHS.map((path) => `*.${path}`)], censor: '[withheld]' },
    },
    destination,
  );
