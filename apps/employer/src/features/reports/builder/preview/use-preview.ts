// The first rows of what is being built, a moment after the last change; the old rows stay until the new ones are there.
import type { ReportPreview } from '@onward/contract/reports/report-templates';
import { columnOf } from '@onward/domain/reports/sources';
import { type DefinitionProblems, definitionProblems } from '@onward/domain/reports/templates';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../../platform/access.ts';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { previewQuery } from '../../reports.api.ts';
import { inputOf, type ReportDraft } from '../report-draft.ts';

const PAUSE_MS = 300;

export interface Preview {
  answer: ReportPreview | undefined;
  loading: boolean;
  /** By field, in words: `columns`, `filters.2`. */
  problems: Record<string, string>;
  /** What belongs to no field. */
  failure: Failure | null;
  refetch: () => void;
}

export function useMayViewSensitive(): boolean {
  return useAccess().may({ permission: 'view_sensitive_pii' });
}

export function usePreview(draft: ReportDraft): Preview {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mayViewSensitive = useMayViewSensitive();
  const found = readerProblems(draft, mayViewSensitive);
  const definition = useSettled(previewedPart(draft, mayViewSensitive));
  const isReady = Object.keys(found).length === 0 && definition.columns.length > 0;
  const { data, error, isFetching, refetch } = useQuery(previewQuery(definition, language, isReady));
  const failure = isReady && error ? takeFailure(error) : null;
  const words = Object.entries(found).map(([field, problem]) => [field, t(`errors:reports.${problem}`)]);
  return {
    answer: data,
    loading: isFetching,
    problems: { ...Object.fromEntries(words), ...failure?.fields },
    failure: failure && Object.keys(failure.fields).length === 0 ? failure : null,
    refetch: () => void refetch(),
  };
}

/** Columns that somebody with the right put in may stay when others edit the rest (RPT-004). */
function readerProblems(draft: ReportDraft, mayViewSensitive: boolean): DefinitionProblems {
  const problems = Object.entries(definitionProblems(draft, { mayViewSensitive }));
  return Object.fromEntries(problems.filter(([, problem]) => problem !== 'column_not_permitted'));
}

/** Sensitive columns are masked in the preview anyway, so those without the right don't ask for them. */
function previewedPart(draft: ReportDraft, mayViewSensitive: boolean) {
  const { data_source, columns, filters, sort_by, order } = inputOf(draft);
  const shown = columns.filter(({ key }) => mayViewSensitive || !columnOf(draft.data_source, key)?.sensitive);
  return { data_source, columns: shown, filters, sort_by, order };
}

/** The value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes exactly when the value does
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
