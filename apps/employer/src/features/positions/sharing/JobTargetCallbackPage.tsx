// The page the job board marketplace returns to: the result of the order (JOB-056).
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CenteredFrame } from '../../../design/frames/CenteredFrame.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { Spinner } from '../../../design/status/Spinner.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { returnFromJobTarget } from './sharing.api.ts';

export default function JobTargetCallbackPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const order = {
    position_key: address.get('position_key') ?? '',
    order_id: address.get('order_id') ?? '',
    status: address.get('status') ?? '',
  };
  const isWhole = Object.values(order).every(Boolean);
  // Requested once, because the request completes the order.
  const { data, error } = useQuery({
    queryKey: ['job target order', order],
    queryFn: () => returnFromJobTarget(order),
    enabled: isWhole,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failed = !isWhole || error !== null;
  const running = data?.state === 'active';
  const key = failed ? 'unknown' : data ? (running ? 'running' : 'notRunning') : 'asking';
  return (
    <CenteredFrame title={t(`sharing:callback.${key}.title`)} subtitle={t(`sharing:callback.${key}.text`)}>
      {key === 'asking' ? (
        <Spinner />
      ) : window.opener ? (
        <Button type="primary" onClick={() => window.close()}>
          {t('sharing:callback.close')}
        </Button>
      ) : (
        <LinkButton to={paths.sourcingTools()} primary>
          {t('sharing:callback.toSourcing')}
        </LinkButton>
      )}
    </CenteredFrame>
  );
}
