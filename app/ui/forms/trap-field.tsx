/** The honeypot: off screen, out of the tab order, empty unless a program fills it in. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input name="faxNumber" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
