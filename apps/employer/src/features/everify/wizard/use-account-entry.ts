// What was entered in the wizard, and the problems of each step once it was checked (EVF-002).
import {
  EVERIFY_STEPS,
  type EverifyCompanyEntry,
  type EverifyProblems,
  type EverifyStep,
  stepProblems,
} from '@onward/domain/everify/companies';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { stepOfPath, valueAt, withValue } from '../entry/entry-paths.ts';

export function useAccountEntry(first: () => EverifyCompanyEntry) {
  const { t } = useTranslation();
  const formId = useId();
  const { locations } = useStartup();
  const [start, setStart] = useState(first);
  const [entry, setEntry] = useState(start);
  const [checked, setChecked] = useState<ReadonlySet<EverifyStep>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>({});

  const stateOf = (locationId: number) => locations.find(({ id }) => id === locationId)?.state_code ?? null;
  const found = (step: EverifyStep): EverifyProblems => stepProblems(step, entry, stateOf);
  /** Texts by path. */
  const problemsOf = (step: EverifyStep): Record<string, string> => ({
    ...Object.fromEntries(
      Object.entries(found(step)).map(([path, problem]) => [path, t(`everify:problems.${problem}`)]),
    ),
    ...Object.fromEntries(Object.entries(refused).filter(([path]) => stepOfPath(path) === step)),
  });
  const change = (path: string, value: unknown) => {
    setEntry((now) => withValue(now, path, value));
    setRefused(({ [path]: _fixed, ...others }) => others);
  };
  const field = <Value>(path: string): FieldBinding<Value> => {
    const step = stepOfPath(path);
    return {
      id: `${formId}-${path}`,
      value: valueAt(entry, path) as Value,
      error: refused[path] ?? (checked.has(step) ? (problemsOf(step)[path] ?? null) : null),
      onChange: (value) => change(path, value),
      onBlur: () => undefined,
    };
  };
  return {
    entry,
    dirty: JSON.stringify(entry) !== JSON.stringify(start),
    change,
    field,
    problemsOf,
    isChecked: (step: EverifyStep) => checked.has(step),
    /** Checks a step before it is left; false when something has to be fixed. */
    check: (step: EverifyStep): boolean => {
      setChecked((now) => new Set([...now, step]));
      const isFine = Object.keys(found(step)).length === 0;
      if (!isFine) focusFirstProblem();
      return isFine;
    },
    /** Checks all steps: the first one with a problem. */
    checkAll: (): EverifyStep | null => {
      setChecked(new Set(EVERIFY_STEPS));
      return EVERIFY_STEPS.find((step) => Object.keys(found(step)).length > 0) ?? null;
    },
    refuse: (fields: Record<string, string>) => {
      setRefused(fields);
      if (Object.keys(fields).length === 0) return;
      setChecked(new Set(EVERIFY_STEPS));
      focusFirstProblem();
    },
    startFrom: (stored: EverifyCompanyEntry) => {
      setStart(stored);
      setEntry(stored);
    },
    /** What is entered is stored now. */
    settle: () => setStart(entry),
  };
}

/** Once the problems are shown. */
function focusFirstProblem(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-everify-wizard] [aria-invalid="true"]')?.focus(),
  );
}
