// Responses requested before the app was loaded (build/head-start.js). Each is used once, and only for the session it
// was requested for.
import { currentSession } from './session/session.ts';

interface EarlyCalls {
  token: string;
  answers: Map<string, Promise<Response>>;
}

export function takeEarlyResponse(method: string, url: string): Promise<Response> | undefined {
  const { onwardEarly: early } = window as { onwardEarly?: EarlyCalls };
  if (!early || method !== 'GET' || early.token !== currentSession().token) return undefined;
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer;
}
