// Signs in with a texted link, or shows why it failed (IDN-025).
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Failure, readFailure } from '../../../platform/forms/read-failure.ts';
import { useOnOpening } from '../frame/use-on-opening.ts';
import { WaitingNote } from '../frame/WaitingNote.tsx';
import { callSignInBySms } from '../identity.api.ts';
import { proceed } from '../second-step/second-step.ts';
import { openedSession } from './opened-session.ts';

interface Props {
  token: string;
  onRefused: (failure: Failure) => void;
}

export function SmsArrival({ token, onRefused }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useOnOpening(() => {
    callSignInBySms(token)
      .then((answer) => proceed(answer, openedSession, navigate))
      .catch((error: unknown) => onRefused(readFailure(error)));
  });
  return <WaitingNote text={t('identity:login.signingIn')} />;
}
