// Addresses of Google and Microsoft calendars: the real services when client credentials are set, otherwise the
// sandbox.
import { SANDBOX_SECRET, type SettingsReader, withoutSlash } from './settings-reader.ts';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  accountsUrl: string;
  oauthUrl: string;
  apiUrl: string;
}

export interface MicrosoftSettings {
  clientId: string;
  clientSecret: string;
  loginUrl: string;
  graphUrl: string;
}

/** Null: calendars of this provider are not available. */
export interface CalendarSettings {
  google: GoogleSettings | null;
  microsoft: MicrosoftSettings | null;
}

export const readCalendarSettings = (settings: SettingsReader, sandboxUrl: string): CalendarSettings => ({
  google: readGoogle(settings, `${sandboxUrl}/google`),
  microsoft: readMicrosoft(settings, `${sandboxUrl}/microsoft`),
});

function readGoogle(settings: SettingsReader, sandbox: string): GoogleSettings | null {
  if (settings.isOff('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')) return null;
  const at = addressesOf(settings, 'GOOGLE_CLIENT_ID');
  return {
    clientId: settings.needed('GOOGLE_CLIENT_ID', 'onward-sandbox'),
    clientSecret: settings.needed('GOOGLE_CLIENT_SECRET', SANDBOX_SECRET),
    accountsUrl: at('GOOGLE_ACCOUNTS_URL', 'https://accounts.google.com', sandbox),
    oauthUrl: at('GOOGLE_OAUTH_URL', 'https://oauth2.googleapis.com', sandbox),
    apiUrl: at('GOOGLE_CALENDAR_URL', 'https://www.googleapis.com', sandbox),
  };
}

function readMicrosoft(settings: SettingsReader, sandbox: string): MicrosoftSettings | null {
  if (settings.isOff('MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET')) return null;
  const at = addressesOf(settings, 'MICROSOFT_CLIENT_ID');
  return {
    clientId: settings.needed('MICROSOFT_CLIENT_ID', 'onward-sandbox'),
    clientSecret: settings.needed('MICROSOFT_CLIENT_SECRET', SANDBOX_SECRET),
    loginUrl: at('MICROSOFT_LOGIN_URL', 'https://login.microsoftonline.com/common', `${sandbox}/common`),
    graphUrl: at('MICROSOFT_GRAPH_URL', 'https://graph.microsoft.com', sandbox),
  };
}

const addressesOf = (settings: SettingsReader, clientId: string) => (name: string, real: string, sandbox: string) =>
  withoutSlash(settings.url(name) ?? (settings.live || settings.optional(clientId) ? real : sandbox));
