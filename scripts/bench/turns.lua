-- For wrk: asks for the paths in BENCH_TURNS, one line each, in turns.
local requests = {}
local at = 0

init = function()
  for path in os.getenv("BENCH_TURNS"):gmatch("[^\n]+") do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

request = function()
  at = at % #requests + 1
  return requests[at]
end
