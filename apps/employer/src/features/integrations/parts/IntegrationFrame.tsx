// The page of one integration: its head, and what stands in its place while it loads, failed, or isn't offered.

import type { Integration } from '@onward/contract/integrations/integrations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { ConnectionPill } from './ConnectionPill.tsx';
import { ReadOnlyNote } from './ReadOnlyNote.tsx';
import type { useIntegration } from './use-integration.ts';

interface Props {
  of: ReturnType<typeof useIntegration>;
  /** Until its name is known. */
  title: string;
  /** Instead of it when this system doesn't offer it. */
  notOffered: string;
  children: (integration: Integration) => ReactNode;
}

export function IntegrationFrame({ of: { integration, error, refetch, refusal }, title, notOffered, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={integration?.name ?? title}
        titleOnPhone
        crumbs={[{ label: t('shell:company.panels.integrations'), to: paths.company('integrations') }]}
        beside={integration && <ConnectionPill status={integration.status} />}
      />
      <PageBody>
        <ReadOnlyNote reason={refusal} />
        {integration ? (
          children(integration)
        ) : integration === null ? (
          <p>{notOffered}</p>
        ) : error ? (
          <LoadFailure title={t('integrations:failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows avatar={false} />
        )}
      </PageBody>
    </>
  );
}
