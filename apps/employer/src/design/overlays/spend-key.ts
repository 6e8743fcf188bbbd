// For menus whose items open dialogs: the dialog takes focus at once, and the key press that chose the item would
// also press the focused button in the dialog.
export const spendKey = ({ domEvent }: { domEvent: { preventDefault(): void } }): void => domEvent.preventDefault();
