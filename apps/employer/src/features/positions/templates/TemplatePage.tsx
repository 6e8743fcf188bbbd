// One job template, or a new one (JOB-014).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';
import { refreshTemplate, templateQuery } from './templates.api.ts';

/** No record has this id, so the server responds "not found". */
const NOBODY = Number.MAX_SAFE_INTEGER;

export default function TemplatePage() {
  const { position_template_id: id = '' } = useParams();
  return id === 'new' ? <TemplateEditor template={null} /> : <ExistingTemplate id={Number(id) || NOBODY} />;
}

function ExistingTemplate({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: template, error, refetch } = useQuery(templateQuery(id));
  useCableEvent('company', ({ event, data }) => {
    if (event === 'position_template_changed' && data.id === id) void refreshTemplate(id);
  });
  if (template) return <TemplateEditor key={template.id} template={template} />;
  if (!error) return <SkeletonRows avatar={false} />;
  return <LoadFailure title={t('positions:templates.notLoaded')} error={error} onRetry={() => void refetch()} />;
}
