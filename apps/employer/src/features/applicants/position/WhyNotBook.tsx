// Explains why no one can book an interview in a stage; `?why_not={stage id}` opens it too (AHD-006).
import { Button } from 'antd';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { WhyNotDrawer } from '../../interviews/parts/why/WhyNotDrawer.tsx';
import type { Pipeline } from '../applicants.api.ts';

const PARAMETER = 'why_not';

export function WhyNotBook({ pipeline: { stages, position } }: { pipeline: Pipeline }) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const withSchedule = useAccess().may({ module: 'scheduling' });
  const withInterviews = stages.filter(({ stage_type }) => stage_type === 'scheduling');
  const chosen = withInterviews.find(({ id }) => String(id) === address.get('stage_id'));
  const requested = withInterviews.find(({ id }) => String(id) === address.get(PARAMETER));
  if (!withSchedule) return null;
  const go = (stageId: number | null) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (stageId === null) next.delete(PARAMETER);
        else next.set(PARAMETER, String(stageId));
        return next;
      },
      { replace: true },
    );
  return (
    <>
      {chosen && (
        <Button icon={<CircleHelp size={15} />} onClick={() => go(chosen.id)}>
          {t('interviews:why.title')}
        </Button>
      )}
      <WhyNotDrawer
        key={requested?.id}
        stageId={requested?.id ?? 0}
        positionKey={position.digest_key}
        processId={position.hiring_process_template_id}
        open={requested !== undefined}
        onClose={() => go(null)}
      />
    </>
  );
}
