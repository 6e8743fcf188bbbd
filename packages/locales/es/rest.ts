// Texts of all other pages, one namespace per room; they come with the first of those pages.
import applicants from './applicants.json' with { type: 'json' };
import company from './company.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import hiringProcesses from './hiring-processes.json' with { type: 'json' };
import imports from './imports.json' with { type: 'json' };
import interviews from './interviews.json' with { type: 'json' };
import locations from './locations.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import positions from './positions.json' with { type: 'json' };
import presence from './presence.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };
import security from './security.json' with { type: 'json' };
import sharing from './sharing.json' with { type: 'json' };
import staff from './staff.json' with { type: 'json' };

export default {
  applicants,
  company,
  errors,
  'hiring-processes': hiringProcesses,
  imports,
  interviews,
  locations,
  messages,
  positions,
  presence,
  questions,
  security,
  sharing,
  staff,
};
