// Where calendars of Google and Microsoft are. With a client of one's own it is the real thing, without it the sandbox.

export interface CalendarSettings {
  google: { clientId: string; clientSecret: string; accountsUrl: string; oauthUrl: string; apiUrl: string };
  microsoft: { clientId: string; clientSecret: string; loginUrl: string; graphUrl: string };
}

interface Reading {
  text(name: string, fallback: string): string;
  address(name: string, fallback: string): string;
}

export function readCalendarSettings({ text, address }: Reading, sandboxUrl: string): CalendarSettings {
  const isReal = (name: string) => text(name, '') !== '';
  const [google, microsoft] = [isReal('GOOGLE_CLIENT_ID'), isReal('MICROSOFT_CLIENT_ID')];
  const at = (real: boolean, address: string, path: string) => (real ? address : `${sandboxUrl}/${path}`);
  return {
    google: {
      clientId: text('GOOGLE_CLIENT_ID', 'onward-sandbox'),
      clientSecret: text('GOOGLE_CLIENT_SECRET', 'onward-sandbox-secret'),
      accountsUrl: address('GOOGLE_ACCOUNTS_URL', at(google, 'https://accounts.google.com', 'google')),
      oauthUrl: address('GOOGLE_OAUTH_URL', at(google, 'https://oauth2.googleapis.com', 'google')),
      apiUrl: address('GOOGLE_CALENDAR_URL', at(google, 'https://www.googleapis.com', 'google')),
    },
    microsoft: {
      clientId: text('MICROSOFT_CLIENT_ID', 'onward-sandbox'),
      clientSecret: text('MICROSOFT_CLIENT_SECRET', 'onward-sandbox-secret'),
      loginUrl: address(
        'MICROSOFT_LOGIN_URL',
        at(microsoft, 'https://login.microsoftonline.com/common', 'microsoft/common'),
      ),
      graphUrl: address('MICROSOFT_GRAPH_URL', at(microsoft, 'https://graph.microsoft.com', 'microsoft')),
    },
  };
}
