// Texts needed first: sign-in, the page frame and home.
import identity from './identity.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };
import savedViews from './saved-views.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };

export default { shell, identity, notifications, 'saved-views': savedViews };
