// The state of a form: entries, problems, and submitting once (PLT-021, PLT-057).
import { type FocusEvent, type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { firstProblem, type Problems, shownProblem } from './field-problems.ts';
import { belongsToFields, type Failure } from './read-failure.ts';
import { takeFailure } from './take-failure.ts';

export interface FieldBinding<Value> {
  id: string;
  value: Value;
  error: string | null;
  onChange(value: Value): void;
  onBlur(event: FocusEvent): void;
}

interface Options<Values> {
  /** Its keys are the fields, in form order. */
  initial: Values;
  check(values: Values): Problems<Values>;
  /** May reject with the error of the call. */
  submit(values: Values): Promise<void>;
  /** For forms that show failures somewhere other than above their button. */
  onFailure?(failure: Failure): void;
}

export interface Form<Values> {
  values: Values;
  dirty: boolean;
  busy: boolean;
  /** A failure that belongs to no field. */
  failure: Failure | null;
  /** Changes several entries at once, e.g. to what someone else saved. */
  change(values: Partial<Values>): void;
  field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]>;
  onSubmit(event: FormEvent): void;
  /** Resets the form, e.g. to what has just been saved. */
  reset(values: Values): void;
}

const NOTHING_LEFT: ReadonlySet<never> = new Set<never>();

export function useForm<Values extends object>({ initial, check, submit, onFailure }: Options<Values>): Form<Values> {
  const formId = useId();
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(NOTHING_LEFT);
  const [refused, setRefused] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const names = Object.keys(initial) as (keyof Values & string)[];
  const fieldId = (name: keyof Values & string) => `${formId}-${name}`;
  const focusFirst = (problems: Problems<Values>) => {
    const name = firstProblem(names, problems);
    if (name) document.getElementById(fieldId(name as keyof Values & string))?.focus();
  };

  const fail = (error: unknown) => {
    const read = takeFailure(error);
    const own = Object.fromEntries(Object.entries(read.fields).filter(([name]) => Object.hasOwn(start, name)));
    setRefused(own as Problems<Values>);
    setFailure(belongsToFields(read, names) ? null : read);
    onFailure?.(read);
    focusFirst(own as Problems<Values>);
  };

  const send = async () => {
    setLeft(new Set(names));
    setRefused({});
    setFailure(null);
    const problems = check(values);
    if (firstProblem(names, problems)) return focusFirst(problems);
    sending.current = true;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      fail(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const reset = useCallback((next: Values) => {
    setStart(next);
    setValues(next);
    setLeft(NOTHING_LEFT);
    setRefused({});
    setFailure(null);
  }, []);

  const found = check(values);
  return {
    values,
    dirty: names.some((name) => !sameEntry(values[name], start[name])),
    busy,
    failure,
    change: (changed) => setValues((current) => ({ ...current, ...changed })),
    field: (name) => ({
      id: fieldId(name),
      value: values[name],
      error: shownProblem(name, { found, refused, left }),
      onChange: (value) => {
        setValues((current) => ({ ...current, [name]: value }));
        setRefused((current) => ({ ...current, [name]: null }));
      },
      onBlur: (event) => {
        // Clicking a button must not move it by showing a message above it; submitting validates anyway.
        const pressed = event.relatedTarget instanceof Element && event.relatedTarget.closest('a, button');
        if (!pressed && !sameEntry(values[name], start[name])) setLeft((current) => new Set([...current, name]));
      },
    }),
    onSubmit: (event) => {
      event.preventDefault();
      if (!sending.current) void send();
    },
    reset,
  };
}

/** Entries are texts or small records of texts, such as a phone number. */
const sameEntry = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
