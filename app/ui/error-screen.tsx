import { Link } from "./link.tsx";

export function ErrorScreen() {
  return (
    <div className="wrap py-24">
      <title>Something went wrong</title>
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="mt-4 max-w-prose text-ash">
        The page could not be shown. It is our fault, not yours; please try again in a moment.
      </p>
      <p className="mt-8">
        <Link to="/" className="text-pumpkin hover:text-ember">
          Back to the homepage
        </Link>
      </p>
    </div>
  );
}
