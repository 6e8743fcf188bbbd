// The editor of one offer template, `/offer-template/:id` (OFR-006); read only without the permission to edit templates.
import type { OfferTemplate } from '@onward/contract/offers/offer-templates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { offerTemplateQuery } from '../parts/offer-templates.api.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

export default function OfferTemplatePage() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <TemplateEditor key="new" template={null} /> : <SavedTemplate key={id} id={Number(id)} />;
}

function SavedTemplate({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(offerTemplateQuery(id));
  if (data) return <TemplateEditor template={data satisfies OfferTemplate} />;
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('offers:templates.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </PageBody>
  );
}
