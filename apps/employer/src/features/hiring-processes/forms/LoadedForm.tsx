// Loads a form or quiz, showing a skeleton or the error until it is there.
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';

interface Props<Answer, FormRecord> {
  // biome-ignore lint/suspicious/noExplicitAny: the key's shape is of no interest here
  query: UseQueryOptions<Answer, Error, FormRecord, any>;
  children: (form: FormRecord) => ReactNode;
}

export function LoadedForm<Answer, FormRecord>({ query, children }: Props<Answer, FormRecord>) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query);
  if (data) return children(data);
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('hiring-processes:notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </PageBody>
  );
}
