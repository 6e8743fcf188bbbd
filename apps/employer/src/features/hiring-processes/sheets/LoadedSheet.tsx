// A form or a quiz once it is there; until then its skeleton, or why it did not come.
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';

interface Props<Answer, Sheet> {
  // biome-ignore lint/suspicious/noExplicitAny: the key's shape is of no interest here
  query: UseQueryOptions<Answer, Error, Sheet, any>;
  children: (sheet: Sheet) => ReactNode;
}

export function LoadedSheet<Answer, Sheet>({ query, children }: Props<Answer, Sheet>) {
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
