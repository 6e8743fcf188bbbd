// The interface of a calendar provider, implemented for Google and Microsoft (SCH-014).
import type { ExternalEvent } from '@onward/domain/interviews/external-calendars';

export interface CalendarWindow {
  from: Date;
  to: Date;
}

export interface Tokens {
  accessToken: string;
  /** Null when the current one stays valid. */
  refreshToken: string | null;
  expiresInSeconds: number;
}

export interface Grant extends Tokens {
  account: string | null;
  /** People may deny calendar access on the consent page. */
  coversCalendar: boolean;
}

/** An interview as written to a calendar. */
export interface CopyOrder {
  /** The same for every attempt, so that one whose response was lost is found again. */
  key: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  title: string;
  details: string;
  location: string | null;
  url: string;
}

export interface AuthorizationRequest {
  state: string;
  codeChallenge: string;
  redirectUri: string;
  loginHint: string;
}

export interface CalendarClient {
  authorizeUrl(request: AuthorizationRequest): string;
  exchange(answer: { code: string; codeVerifier: string; redirectUri: string }): Promise<Grant>;
  refresh(refreshToken: string, signal?: AbortSignal): Promise<Tokens>;
  revoke(refreshToken: string): Promise<void>;
  readBlocks(accessToken: string, window: CalendarWindow, signal?: AbortSignal): Promise<ExternalEvent[]>;
  /** Returns the provider's id. */
  create(accessToken: string, order: CopyOrder): Promise<string>;
  /** Finds an event that was created although the response was lost. */
  findByKey(accessToken: string, order: CopyOrder): Promise<string | null>;
  /** False when the event no longer exists. */
  update(accessToken: string, externalId: string, order: CopyOrder): Promise<boolean>;
  /** Succeeds when the event is already gone. */
  remove(accessToken: string, externalId: string): Promise<void>;
}

export interface CalendarSettings {
  clientId: string;
  clientSecret: string;
}
