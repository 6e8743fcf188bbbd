// What a provider of calendars is to us; Google and Microsoft each fill it in with their own protocol (SCH-014).
import type { ExternalEvent } from '@onward/domain/interviews/external-calendars';

export interface CalendarWindow {
  from: Date;
  to: Date;
}

export interface Tokens {
  accessToken: string;
  /** Null: the one we have goes on being good. */
  refreshToken: string | null;
  expiresInSeconds: number;
}

export interface Grant extends Tokens {
  account: string | null;
  /** People may untick the calendar on the page of consent. */
  coversCalendar: boolean;
}

/** An interview as it is written into a calendar. */
export interface CopyOrder {
  /** The same for every try, so that a try whose answer was lost is found again. */
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
  /** The provider's name for it. */
  create(accessToken: string, order: CopyOrder): Promise<string>;
  /** One that was made although its answer was lost. */
  findByKey(accessToken: string, order: CopyOrder): Promise<string | null>;
  /** False when there is nothing under this name any more. */
  update(accessToken: string, externalId: string, order: CopyOrder): Promise<boolean>;
  /** What is gone already is no mistake. */
  remove(accessToken: string, externalId: string): Promise<void>;
}

export interface CalendarSettings {
  clientId: string;
  clientSecret: string;
}
