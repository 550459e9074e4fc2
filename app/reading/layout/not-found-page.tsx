import { data } from 'react-router'

/** Any unknown address (docs/product.md 3.9). The message comes from the site's error boundary. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFoundPage(): null {
  return null
}
