headline = prompt = panels = place = label = face = None
