export default function Home() {
  return <h1 className="text-xl">Hi {1} there</h1>;
}
