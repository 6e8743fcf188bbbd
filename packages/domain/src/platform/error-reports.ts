// What an error report may say (PLT-051): which code failed and how, never with which values.
import { TRACE_SAMPLE_RATE } from './constants.ts';

const NAME_MAX = 100;
const MESSAGE_MAX = 300;
const FRAMES_MAX = 20;
const FRAME_MAX = 200;

const VALUES = [
  // Quoted texts are nearly always values.
  /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g,
  /\bhttps?:\/\/\S+/g,
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  // Phone, account, and identity numbers, and dates.
  /\+?\d[\d ().:/-]{3,}\d/g,
  // Long words are tokens and keys.
  /[A-Za-z0-9_\-+/=]{24,}/g,
];

export const withoutValues = (text: string): string =>
  VALUES.reduce((shown, value) => shown.replace(value, '[withheld]'), text.slice(0, MESSAGE_MAX * 4)).slice(
    0,
    MESSAGE_MAX,
  );

/** Names of errors are words of code; anything else is not a name. */
export const errorName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name.slice(0, NAME_MAX) : 'Error';

/** Only the places in the code: the lines above them repeat the message, and addresses may hold tokens. */
export const stackFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@/.test(line) && /:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => line.replace(/[?#][^:)\s]*/g, '').slice(-FRAME_MAX));

/** `chance` is a random number from 0 to 1. */
export const isTraced = (chance: number): boolean => chance < TRACE_SAMPLE_RATE;
