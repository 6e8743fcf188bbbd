// Texts the server writes: answers, e-mails and short messages. Names of permissions and modules come from the shell.
import applicants from './applicants.json' with { type: 'json' };
import careers from './careers.json' with { type: 'json' };
import defaultProcess from './default-process.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import hiringProcesses from './hiring-processes.json' with { type: 'json' };
import interviews from './interviews.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };

export default {
  applicants,
  careers,
  'default-process': defaultProcess,
  errors,
  'hiring-processes': hiringProcesses,
  interviews,
  mail,
  messages,
  notifications,
  shell,
};
