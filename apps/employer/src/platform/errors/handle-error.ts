// Carries out what `decideErrorReaction` decides.
import { ApiError } from '@onward/client/api-error';
import type { FailedCall } from '@onward/client/client';
import type { EndpointShape } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import i18next from 'i18next';
import { toasts } from '../../design/toasts/toasts.ts';
import { currentPath } from '../routing/navigation.ts';
import { endSession } from '../session/session-actions.ts';
import { decideErrorReaction, type ErrorReaction } from './decide-error-reaction.ts';
import { showPageProblem } from './page-problem.ts';
import { announcePaywall, locationCreateKind } from './paywall-signal.ts';
import { reportsToSupport, reportToSupport } from './support-report.ts';

export function handleError(error: unknown, call: FailedCall): void {
  const { reaction, report } = decideErrorReaction(error, {
    path: currentPath(),
    loadsPage: call.loadsPage,
    locationCreate: locationCreateKind(call.endpoint.name),
    reportsToSupport: reportsToSupport(),
  });
  perform(reaction);
  if (report) void reportToSupport(report);
}

/** For silent calls: the caller shows the errors it knows and passes on all others. */
export function passOnError(error: unknown, endpoint: EndpointShape): void {
  const requestUrl = error instanceof ApiError ? error.requestUrl : endpoint.path;
  handleError(error, { endpoint, requestUrl, loadsPage: false });
}

/** For silent calls with their own error text; only the end of the session is always handled the same way. */
export function showFailure(error: unknown, text: string): void {
  if (error instanceof ApiError && error.error_code === errorCodes.sessionInvalid) endSession();
  else toasts.error(text);
}

const referenceText = ({ reference }: { reference: string | null }): string | undefined =>
  reference === null ? undefined : i18next.t('shell:errorBlock.reference', { reference });

function perform(reaction: ErrorReaction): void {
  switch (reaction.kind) {
    case 'end_session':
      // The route guard of the signed-in area redirects to sign-in; public pages have no guard and stay.
      endSession();
      break;
    case 'show_page':
      showPageProblem(reaction.page);
      break;
    case 'open_paywall':
      announcePaywall();
      break;
    case 'toast':
      toasts.error(reaction.message ?? i18next.t('shell:errors.serverError'), { detail: referenceText(reaction) });
      break;
    case 'choose_company':
    case 'ignore':
      // The company picker is opened where the response header is read, for errors and successes alike.
      break;
  }
}
