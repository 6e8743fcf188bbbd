// Structured logs, one JSON object per line, without secrets.
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
  // URLs can contain tokens; the route pattern is logged instead.
  'req.url',
];

/** Database errors quote row values in these fields; the remaining fields identify the error. */
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
