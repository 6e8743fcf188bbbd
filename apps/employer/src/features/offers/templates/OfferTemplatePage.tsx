// The editor of one offer template, `/offer-template/:id` (OFR-006); read only without the permission to edit templates.
import type { OfferTemplate } from '@onward/contract/offers/offer-templates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { TemplateEditor } from '../../documents/parts/template/TemplateEditor.tsx';
import type { TemplateRoom } from '../../documents/parts/template/template-room.ts';
import {
  addOfferTemplate,
  offerPdfCalls,
  offerTemplateQuery,
  readOfferTemplate,
  saveOfferTemplate,
} from '../parts/offer-templates.api.ts';

export default function OfferTemplatePage() {
  const { id = 'new' } = useParams();
  const room = useOfferRoom(null);
  if (id !== 'new') return <SavedTemplate key={id} id={Number(id)} />;
  return <TemplateEditor key="new" template={null} room={room} />;
}

function SavedTemplate({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(offerTemplateQuery(id));
  const room = useOfferRoom(data ?? null);
  if (data) return <TemplateEditor template={data} room={room} />;
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

function useOfferRoom(template: OfferTemplate | null): TemplateRoom {
  const { t } = useTranslation();
  return {
    kind: 'offer',
    demand: { permission: 'edit_template', module: 'offers' },
    crumbs: [
      { label: t('shell:pages.company'), to: paths.company() },
      { label: t('shell:company.panels.templates'), to: paths.company('templates') },
      { label: t('offers:templates.title'), to: paths.hiringProcesses('offers') },
    ],
    newName: t('offers:templates.newName'),
    usedBy: template && t('offers:templates.usedBy', { count: template.hiring_processes_count }),
    pathOf: paths.offerTemplate,
    pdfCalls: offerPdfCalls,
    read: readOfferTemplate,
    add: addOfferTemplate,
    save: saveOfferTemplate,
  };
}
