/** SPEC's display defaults for what is not known. They are for the screen only and are marked as estimates there. */
export const DEFAULT_DURATION_MINUTES = 45;
export const DEFAULT_TICKET_PRICE = 25;
export const DEFAULT_BADGE = "HAUNTED";
