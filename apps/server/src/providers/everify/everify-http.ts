// Requests to E-Verify by the policy for outside services, with a token that is replaced when it is refused (INT-016).
import {
  callOutside,
  OUTBOUND,
  type OutboundAnswer,
  type OutboundPolicy,
  ProviderSilent,
} from '../../platform/outbound.ts';
import type { EverifySettings } from '../../platform/service-settings.ts';
import { fieldsIn, rowsIn, textIn } from '../payroll/read-answer.ts';
import { type HttpRequest, sendRequest } from '../payroll/send-request.ts';
import { currentToken, forgetToken, type TokenSource } from '../payroll/tokens.ts';
import { GatewayProblem } from './gateway-problem.ts';

export interface GatewayRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** A second case would be a second check of a person: only repeated while nothing was sent. */
  isCreation?: boolean;
}

const NAME = 'E-Verify';
const TOO_MANY = 429;
const CODE = /^[A-Z_]{1,60}$/;
const FIELD = /^[a-z_]{1,60}$/;

export class EverifyHttp {
  readonly #settings: EverifySettings;
  readonly #policy: OutboundPolicy;

  constructor(settings: EverifySettings, policy: OutboundPolicy = OUTBOUND) {
    this.#settings = settings;
    this.#policy = policy;
  }

  get pauseMs(): number {
    return this.#policy.pauseMs;
  }

  /** The bytes of a successful answer; anything else is thrown as a problem. */
  async ask(request: GatewayRequest): Promise<Buffer> {
    const answer = await this.#askAuthorized(request);
    if (answer.status >= 200 && answer.status < 300) return answer.bytes;
    throw problemOf(answer);
  }

  async #askAuthorized(request: GatewayRequest): Promise<OutboundAnswer> {
    const source: TokenSource = { request: this.#login(), send: (sent) => this.#send(sent, 'always') };
    const repeats = request.isCreation ? 'unsent' : 'always';
    const token = await tokenOf(source);
    const answer = await this.#send(this.#written(request, token), repeats);
    if (answer.status !== 401) return answer;
    await forgetToken(source, { token });
    return this.#send(this.#written(request, await tokenOf(source)), repeats);
  }

  #login(): HttpRequest {
    const { url, clientId, user, password } = this.#settings;
    return {
      method: 'POST',
      url: `${url}/authentication/login`,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, username: user, password }),
    };
  }

  #written({ method, path, body }: GatewayRequest, token: string): HttpRequest {
    return {
      method,
      url: `${this.#settings.url}${path}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    };
  }

  async #send(request: HttpRequest, repeats: 'always' | 'unsent'): Promise<OutboundAnswer> {
    const send = (signal: AbortSignal) => sendRequest(request, null, signal);
    return callOutside({ provider: NAME, repeats, policy: this.#policy, send }).catch((error: unknown) => {
      throw new GatewayProblem(
        'unavailable',
        error instanceof ProviderSilent ? error.message : `${NAME} cannot be reached.`,
      );
    });
  }
}

async function tokenOf(source: TokenSource): Promise<string> {
  const token = await currentToken(source);
  if ('token' in token) return token.token;
  const { refused } = token;
  if (refused.status === 400 || refused.status === 401) {
    throw new GatewayProblem('unauthorized', `${NAME} does not accept our account.`, { status: refused.status });
  }
  throw refused.status < 300 ? unreadable('a token') : problemOf(refused);
}

export const unreadable = (what: string): GatewayProblem =>
  new GatewayProblem('unreadable', `${NAME} did not answer with ${what}.`);

/** Only names of fields and codes are kept of what it says. */
function problemOf({ status, bytes }: OutboundAnswer): GatewayProblem {
  const words = `${NAME} answered ${status}.`;
  if (status >= 500 || status === 408) return new GatewayProblem('unavailable', words, { status });
  if (status === TOO_MANY) return new GatewayProblem('busy', words, { status });
  if (status === 401) return new GatewayProblem('unauthorized', words, { status });
  if (status < 400) return new GatewayProblem('unreadable', words, { status });
  const errors = rowsIn(fieldsIn(bytes)?.errors);
  return new GatewayProblem('refused', words, {
    status,
    fields: [...new Set(errors.map(({ field }) => textIn(field)).filter((field) => FIELD.test(field)))],
    codes: errors.map(({ code }) => textIn(code)).filter((code) => CODE.test(code)),
  });
}
