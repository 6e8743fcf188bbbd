// The state behind the wizard: the draft, its problems, saving, and changes by someone else.
import type { EditConflict } from '@onward/contract/errors';
import type { CompanyProcess, ProcessInput } from '@onward/contract/onboarding/onboarding-processes';
import { processProblems } from '@onward/domain/onboarding/processes';
import { type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../../platform/forms/use-edit-conflict.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { addOnboardingProcess, readOnboardingProcess, saveOnboardingProcess } from '../onboarding-processes.api.ts';
import {
  asProcess,
  draftOf,
  givenModules,
  isSameDraft,
  type ProcessDraft,
  sentModules,
  toInput,
} from './process-draft.ts';
import { useProblemText } from './use-problem-text.ts';
import { placeOfProblem, type WizardPlace } from './wizard-steps.ts';

export interface ProcessEditing {
  draft: ProcessDraft;
  change(next: SetStateAction<ProcessDraft>): void;
  readOnly: boolean;
  dirty: boolean;
  saving: boolean;
  /** By place, such as `name` or `modules.1.config.employer_ein`. */
  problems: Readonly<Record<string, string>>;
  /** Of one module, by place within it. */
  problemsOf(key: string): Record<string, string>;
  /** Problems are shown after the first attempt to save or to leave the module. */
  isTried(key: string): boolean;
  tryModule(key: string): void;
  tried: boolean;
  failure: Failure | null;
  conflict: EditConflict | null;
  takeTheirs(): void;
  keepMine(): void;
  save(): Promise<boolean>;
}

interface Options {
  process: CompanyProcess | null;
  first: ProcessDraft;
  readOnly: boolean;
  /** Opens the step with the first problem. */
  onProblem: (place: WizardPlace) => void;
  onSaved: () => void;
}

export function useProcessEditor({ process, first, readOnly, onProblem, onSaved }: Options): ProcessEditing {
  const { t } = useTranslation();
  const { company } = useCurrentUser();
  const problemText = useProblemText();
  const [start, setStart] = useState(first);
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState(false);
  const [triedKeys, setTriedKeys] = useState<ReadonlySet<string>>(new Set());
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(process?.version);

  // Readers get masked values, which would not pass the checks.
  const found = readOnly ? {} : processProblems(asProcess(draft), company.function_modules);
  const own = Object.fromEntries(Object.entries(found).map(([at, problem]) => [at, problemText(at, problem)]));
  const problems = { ...refused, ...own };
  const sent = sentModules(draft);
  const goTo = (places: Readonly<Record<string, unknown>>) => {
    const [at] = Object.keys(places);
    if (at !== undefined) onProblem(placeOfProblem(at, sent, givenModules(draft)));
  };

  const startFrom = (saved: CompanyProcess) => {
    setStart(draftOf(saved));
    setDraft(draftOf(saved));
    setTried(false);
    setTriedKeys(new Set());
    setRefused({});
    setFailure(null);
    goOnFrom(saved.version);
  };

  const send = async (input: ProcessInput = toInput(draft)): Promise<boolean> => {
    setTried(true);
    setRefused({});
    setFailure(null);
    show(null);
    if (Object.keys(own).length > 0) {
      goTo(own);
      return false;
    }
    setSaving(true);
    try {
      const saved = process
        ? await saveOnboardingProcess({ id: process.id, version: version() }, input)
        : await addOnboardingProcess(input);
      toasts.success(t('onboarding-setup:wizard.saved', { name: saved.name }));
      setStart(draft);
      onSaved();
      return true;
    } catch (error) {
      const read = takeFailure(error);
      setRefused(read.fields);
      if (read.conflict) show(read.conflict);
      else if (Object.keys(read.fields).length === 0) setFailure(read);
      else goTo(read.fields);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    change: (next) => {
      setDraft(next);
      setRefused({});
    },
    readOnly,
    dirty: !isSameDraft(draft, start),
    saving,
    problems: tried ? problems : {},
    problemsOf: (key) => {
      const prefix = `modules.${sent.findIndex((module) => module.key === key)}.`;
      return Object.fromEntries(
        Object.entries(problems).flatMap(([at, text]) =>
          at.startsWith(prefix) ? [[at.slice(prefix.length), text]] : [],
        ),
      );
    },
    isTried: (key) => tried || triedKeys.has(key),
    tryModule: (key) => setTriedKeys((now) => new Set([...now, key])),
    tried,
    failure,
    conflict,
    takeTheirs: () => {
      if (process) void readOnboardingProcess(process.id).then(startFrom, () => null);
    },
    keepMine: () => {
      if (!conflict) return;
      goOnFrom(conflict.version);
      // The other one may have removed modules, so ours are stored as new ones.
      const { name, modules = [] } = toInput(draft);
      void send({ name, modules: modules.map(({ id: _id, ...module }) => module) });
    },
    save: () => send(),
  };
}
