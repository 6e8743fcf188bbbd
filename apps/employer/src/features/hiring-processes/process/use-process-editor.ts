// The state behind the editor of a hiring process: the draft, its problems, saving, and changes by someone else.
import type { EditConflict } from '@onward/contract/errors';
import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { addProcess, readProcess, saveProcess } from '../hiring-processes.api.ts';
import { draftOf, emptyDraft, isSameDraft, type ProcessDraft, toInput } from './process-draft.ts';
import {
  firstStageWithProblem,
  type ProcessProblems,
  problemsOf,
  problemTexts,
  refusedAt,
} from './process-problems.ts';
import { useProblemText } from './use-problem-text.ts';

const NO_PROBLEMS: ProcessProblems<string> = { stages: new Map(), rules: new Map() };

export interface ProcessEditing {
  draft: ProcessDraft;
  change(next: ProcessDraft): void;
  chosenId: number;
  choose(stageId: number): void;
  dirty: boolean;
  saving: boolean;
  /** Empty until the first attempt to save. */
  problems: ProcessProblems<string>;
  problemCount: number;
  failure: Failure | null;
  conflict: EditConflict | null;
  takeTheirs(): void;
  keepMine(): void;
  discard(): void;
  save(named?: string): Promise<HiringProcessTemplate | null>;
}

export function useProcessEditor(process: HiringProcessTemplate | null, stageId: number | null): ProcessEditing {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [start, setStart] = useState(() =>
    process ? draftOf(process) : emptyDraft(t('hiring-processes:stageTypes.application')),
  );
  const [draft, setDraft] = useState(start);
  const [chosen, choose] = useState(stageId ?? start.stages[0]?.id ?? 0);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(process?.version);

  const chosenId = draft.stages.some(({ id }) => id === chosen) ? chosen : (draft.stages[0]?.id ?? 0);
  const problems = tried ? problemTexts(draft, refused, problemText) : NO_PROBLEMS;

  const clearAttempt = () => {
    setTried(false);
    setRefused(NO_PROBLEMS);
    setFailure(null);
  };

  const startFrom = (saved: HiringProcessTemplate) => {
    const next = draftOf(saved);
    const place = draft.stages.findIndex(({ id }) => id === chosenId);
    setStart(next);
    setDraft(next);
    choose(next.stages[place]?.id ?? next.stages[0]?.id ?? 0);
    clearAttempt();
    goOnFrom(saved.version);
  };

  const send = async (sent: ProcessDraft): Promise<HiringProcessTemplate | null> => {
    setTried(true);
    setRefused(NO_PROBLEMS);
    setFailure(null);
    show(null);
    const withProblem = firstStageWithProblem(sent, problemsOf(sent));
    if (withProblem !== null) {
      choose(withProblem);
      return null;
    }
    setSaving(true);
    try {
      const input = toInput(sent);
      const saved = process
        ? await saveProcess({ id: process.id, version: version() }, input, sent.moves)
        : await addProcess(input);
      toasts.success(t('hiring-processes:saved', { name: saved.name }));
      startFrom(saved);
      return saved;
    } catch (error) {
      const read = takeFailure(error);
      const at = refusedAt(sent, read.fields);
      setRefused(at);
      if (read.conflict) show(read.conflict);
      else if (at.rest.length > 0 || Object.keys(read.fields).length === 0) setFailure(read);
      const place = firstStageWithProblem(sent, at);
      if (place !== null) choose(place);
      return null;
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    change: (next) => {
      setDraft(next);
      setRefused(NO_PROBLEMS);
    },
    chosenId,
    choose,
    dirty: !isSameDraft(draft, start),
    saving,
    problems,
    problemCount: problems.stages.size + problems.rules.size,
    failure,
    conflict,
    takeTheirs: () => {
      if (process) void readProcess(process.id).then(startFrom, () => null);
    },
    keepMine: () => {
      if (!conflict) return;
      goOnFrom(conflict.version);
      void send(draft);
    },
    discard: () => {
      setDraft(start);
      clearAttempt();
      show(null);
    },
    save: (named) => {
      const sent = named === undefined ? draft : { ...draft, name: named };
      setDraft(sent);
      return send(sent);
    },
  };
}
