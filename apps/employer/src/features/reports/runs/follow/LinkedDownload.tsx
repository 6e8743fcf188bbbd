// Downloads the file of the run that a link names (RPT-017).
import { ApiError } from '@onward/client/api-error';
import { errorCodes } from '@onward/contract/errors';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { saveBlob } from '../../../../platform/files.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { useFailureText } from '../../../../platform/forms/use-failure-text.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { readRun, requestFile } from '../runs.api.ts';
import { followRun } from './followed-runs.ts';

/** Files of others are not found, like files that never were: the reader has no right to them either way. */
const REFUSED: readonly (number | null)[] = [errorCodes.notFound, errorCodes.noAccess, errorCodes.validation];

export default function LinkedDownload({ reportId }: { reportId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const textOf = useFailureText();
  const { company } = useCurrentUser();

  const save = useEffectEvent((file: Blob, name: string) => {
    saveBlob(file, name);
    toasts.success(t('reports:runs.saved', { name }));
  });
  /** Still being written: it is followed where its progress is shown. */
  const follow = useEffectEvent(async (id: number) => {
    followRun(await readRun(id), company.id);
    void navigate(paths.reports());
  });
  const refuse = useEffectEvent((error: unknown) => {
    const isRefused = error instanceof ApiError && REFUSED.includes(error.error_code);
    toasts.error(isRefused ? t('errors:codes.10004') : textOf(takeFailure(error)));
  });

  useEffect(() => {
    const leaving = new AbortController();
    const download = async (id: number) => {
      const answer = await requestFile(id, leaving.signal);
      if ('file' in answer) save(answer.file, answer.name);
      else await follow(id);
    };
    download(Number(reportId)).catch((error) => {
      if (!leaving.signal.aborted) refuse(error);
    });
    return () => leaving.abort();
  }, [reportId]);
  return null;
}
