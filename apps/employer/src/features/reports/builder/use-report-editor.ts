// The state of the report builder: the draft, saving it under a name, and edit conflicts (AHD-021).
import type { EditConflict } from '@onward/contract/errors';
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { addReport, readReport, saveReport } from '../reports.api.ts';
import { draftOf, inputOf, type ReportDraft } from './report-draft.ts';

export interface ReportEditing {
  draft: ReportDraft;
  change(change: Partial<ReportDraft>): void;
  dirty: boolean;
  saving: boolean;
  failure: Failure | null;
  conflict: EditConflict | null;
  /** Rejects with the error of the call. */
  save(name?: string): Promise<ReportTemplate>;
  takeTheirs(): void;
  keepMine(): void;
  discard(): void;
}

/** `report` is null for one that was never stored. */
export function useReportEditor(report: ReportTemplate | null, first: ReportDraft): ReportEditing {
  const { t } = useTranslation();
  const [start, setStart] = useState(first);
  const [draft, setDraft] = useState(first);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(report?.version);

  const startFrom = (saved: ReportTemplate) => {
    setStart(draftOf(saved));
    setDraft(draftOf(saved));
    setFailure(null);
    goOnFrom(saved.version);
  };

  const save = async (name = draft.name): Promise<ReportTemplate> => {
    const input = inputOf({ ...draft, name });
    setFailure(null);
    setSaving(true);
    try {
      const saved = await (report ? saveReport({ id: report.id, version: version() }, input) : addReport(input));
      startFrom(saved);
      toasts.success(t('reports:builder.saved', { name: saved.name }));
      return saved;
    } catch (error) {
      const found = takeFailure(error);
      if (found.conflict) show(found.conflict);
      else setFailure(found);
      throw error;
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    change: (change) => {
      // What the server refused may be mended by the change.
      setFailure(null);
      setDraft((now) => ({ ...now, ...change }));
    },
    dirty: report === null || JSON.stringify(draft) !== JSON.stringify(start),
    saving,
    failure,
    conflict,
    save,
    takeTheirs: () => {
      if (report) void readReport(report.id).then(startFrom, () => null);
    },
    keepMine: () => {
      if (conflict) goOnFrom(conflict.version);
      void save().catch(() => null);
    },
    discard: () => {
      setDraft(start);
      setFailure(null);
      show(null);
    },
  };
}
