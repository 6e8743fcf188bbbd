// Answers that were asked for before the program was there (build/head-start.js). Each counts once, and only for the
// session it was asked for.
import { currentSession } from './session/session.ts';

interface EarlyCalls {
  token: string;
  answers: Map<string, Promise<Response>>;
}

export function takeEarlyAnswer(method: string, url: string): Promise<Response> | undefined {
  const { onwardEarly: early } = window as { onwardEarly?: EarlyCalls };
  if (!early || method !== 'GET' || early.token !== currentSession().token) return undefined;
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer;
}
