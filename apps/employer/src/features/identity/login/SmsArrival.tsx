// Someone opened the link of a sign-in text: it signs in, or says why not (IDN-025).
import { useTranslation } from 'react-i18next';
import { type Failure, readFailure } from '../../../platform/forms/read-failure.ts';
import { enter } from '../../../platform/session/session-actions.ts';
import { useOnOpening } from '../frame/use-on-opening.ts';
import { WaitingNote } from '../frame/WaitingNote.tsx';
import { callSignInBySms } from '../identity.api.ts';
import { openedSession } from './opened-session.ts';

interface Props {
  token: string;
  onRefused: (failure: Failure) => void;
}

export function SmsArrival({ token, onRefused }: Props) {
  const { t } = useTranslation();
  useOnOpening(() => {
    callSignInBySms(token)
      .then((answer) => enter(openedSession(answer)))
      .catch((error: unknown) => onRefused(readFailure(error)));
  });
  return <WaitingNote text={t('identity:login.signingIn')} />;
}
